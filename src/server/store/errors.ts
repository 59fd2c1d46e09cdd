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

/** The database was written by a newer Escale. */
export class StoreTooNew extends Error {
  override readonly name = 'StoreTooNew';

  constructor(found: number, known: number) {
    super(`the database has form ${found}, this Escale knows ${known}: it was written by a newer one`);
  }
}
