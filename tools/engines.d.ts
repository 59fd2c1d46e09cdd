export type EngineName = 'firefox' | 'webkit' | 'screen';
export function engine(name: EngineName): string | undefined;
