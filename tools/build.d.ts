export const program: string;
export const pages: string;
export function stale(): boolean;
export function build(): Promise<void>;
export function buildHouse(): Promise<void>;
