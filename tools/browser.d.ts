export function browser(): string;
