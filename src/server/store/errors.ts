/** The database does not answer, or the store is closed. Whether a change was made is not known: look, or try again. */
export class StoreAway extends Error {
  override readonly name = 'StoreAway';
}

/** Another process holds this SQLite file. */
export class StoreInUse extends Error {
  override readonly name = 'StoreInUse';
  readonly file: string;

  constructor(file: string) {
    super(`${file} is in use by another process: one house at a time. For several processes, set DATABASE_URL.`);
    this.file = file;
  }
}

/** The tables of the database are of another time than this program. */
export class StoreForm extends Error {
  override readonly name = 'StoreForm';
  readonly newer: boolean;

  constructor(found: number, known: number) {
    super(
      found > known
        ? `the database has form ${found}, this Escale knows ${known}: it was written by a newer one`
        : `the database has form ${found}, this Escale needs ${known}: close the older house that runs on it`,
    );
    this.newer = found > known;
  }
}

/** There is nothing to back up. */
export class StoreMissing extends Error {
  override readonly name = 'StoreMissing';
}
