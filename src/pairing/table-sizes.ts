/** How a field of so many is divided among tables, where the game says how many may sit at one. */

export interface Division {
  /** The largest first. */
  readonly tables: readonly number[];
  /** For whom there is no table. */
  readonly left: number;
}

/** As few left over as can be, then as few tables of a size that is less wished for as can be. `sizes`: the most wished for first. */
export function divide(count: number, sizes: readonly number[]): Division {
  // by how many have a seat: how often the wishes have to be gone against, and the table added last
  const least: ({ readonly against: number; readonly last: number } | undefined)[] = [{ against: 0, last: 0 }];
  for (let seated = 1; seated <= count; seated++) {
    for (const [rank, size] of sizes.entries()) {
      const before = least[seated - size];
      if (!before) continue;
      const against = before.against + rank;
      const known = least[seated];
      if (!known || against < known.against) least[seated] = { against, last: size };
    }
  }
  let seated = count;
  while (!least[seated]) seated--;
  const left = count - seated;
  const tables: number[] = [];
  for (; seated > 0; seated -= tables.at(-1)!) tables.push(least[seated]!.last);
  return { tables: tables.sort((a, b) => b - a), left };
}
