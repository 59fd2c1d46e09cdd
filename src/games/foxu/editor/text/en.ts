/** What is said while Foxu’s tray is filled by hand. */
export const en = {
  start: 'Choose what to place, then touch the holes. Grey discs so far: {grey} of 11.',
  put: 'Touch the places: {what}. Touch one again to clear it.',
  toPlace: 'To place',
  palette: {
    'disc:grey': 'grey disc',
    'disc:blue': 'blue disc',
    'disc:yellow': 'yellow disc',
    'tube:blue': 'blue tube',
    'tube:yellow': 'yellow tube',
    open: 'nothing',
  },
  nothing: 'nothing',
  cell: '{cell}: {there}',
  turn: 'Whose turn is it?',
  turns: { blue: 'Blue’s turn', yellow: 'Yellow’s turn' },
  pie: 'The pie rule',
  pies: {
    first: 'Before the first slide',
    open: 'Yellow can still swap',
    no: 'Not swapped',
    swapped: 'Swapped',
  },
  quiet: 'Slides without a drop',
  quietSo: 'Without a drop: {count}',
  fewer: 'One slide without a drop fewer',
  more: 'One slide without a drop more',
  bothTubes: 'One tube is missing: place both of them, or none.',
  describe:
    'Grey discs: {grey}. Blue discs: {blue}. Yellow discs: {yellow}. Tubes: blue on {blueTube}, yellow on {yellowTube}.',
};
