/** The felt and the type of the board. */
export const FELT = {
  table: '#54284E',
  plate: '#3E1B3A',
  edge: '#6E3F67',
  hole: '#2A1027',
  answer: '#86627F',
} as const;
export const LAMP = '#F4B860';
export const QUIET = '#CDB3C7';
export const FONT = { 'font-family': 'Inter Variable, sans-serif', 'font-weight': 650 };

export const shortened = (name: string, most: number): string =>
  name.length > most ? `${name.slice(0, most - 1).trimEnd()}…` : name;
