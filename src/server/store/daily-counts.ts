/** Somebody's first attempt at a daily, by what tells him from others without saying who he is. */
export interface DailyMark {
  readonly day: string;
  readonly game: string;
  readonly who: string;
  readonly address: string;
}

/** How people fared at the dailies. Who was counted is known only for as long as he could be counted again. */
export interface DailyCounts {
  /** False, and nothing has changed, if he was counted, or if `most` of his address were. */
  add(mark: DailyMark, outcome: string, most: number): Promise<boolean>;
  of(day: string, game: string): Promise<ReadonlyMap<string, number>>;
  /** Who was counted on days before this one. The counts stay. */
  forget(before: string): Promise<void>;
}
