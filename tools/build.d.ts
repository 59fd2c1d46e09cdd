export const program: string;
export const pages: string;
export function stale(): boolean;
export function pagesStale(): boolean;
export function build(): Promise<void>;
export function buildPages(): Promise<void>;
