/** Whether two people would be called the same: names are told apart by the ear. */
export const soundTheSame = (one: string, other: string): boolean => plain(one) === plain(other);

const plain = (name: string): string => name.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
