/** The database does not answer, or the store is closed. Whether a change was made is not known: look, or try again. */
export class StoreAway extends Error {
  override readonly name: string = 'StoreAway';
}

/** There is no room left on the disk of the database. What was asked was not done; reading goes on. */
export class StoreFull extends StoreAway {
  override readonly name: string = 'StoreFull';
}

/** The file is no database, or a damaged one. */
export class StoreDamaged extends Error {
  override readonly name = 'StoreDamaged';
}

/** The system does not let us use the file or its folder; `code` is how it says so. */
export class StoreUnusable extends Error {
  override readonly name = 'StoreUnusable';
  readonly code: string;

  constructor(code: string, message: string) {
    super(message);
    this.code = code;
  }
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
  readonly forms: readonly [found: number, known: number];

  constructor(found: number, known: number) {
    super(
      found > known
        ? `the database has form ${found}, this Escale knows ${known}: it was written by a newer one`
        : `the database has form ${found}, this Escale needs ${known}: close the older house that runs on it`,
    );
    this.newer = found > known;
    this.forms = [found, known];
  }
}

/** There is nothing to back up. */
export class StoreMissing extends Error {
  override readonly name = 'StoreMissing';
}

const DAMAGED = /^SQLITE_(NOTADB|CORRUPT)/;
const FULL = ['SQLITE_FULL', 'ENOSPC', 'EDQUOT'];
const UNUSABLE =
  /^(SQLITE_(CANTOPEN|READONLY|PERM|AUTH|IOERR)|EACCES|EPERM|EROFS|ENOENT|ENOTDIR|EISDIR|EEXIST|EMFILE|EIO)/;

/** What SQLite or the system says of a file, in our words; undefined if it says something else. */
export function fileFault({ code = '', message }: { readonly code?: string; readonly message: string }) {
  if (DAMAGED.test(code)) return new StoreDamaged(message);
  if (FULL.includes(code)) return new StoreFull(`the disk is full (${code})`);
  return UNUSABLE.test(code) ? new StoreUnusable(code, message) : undefined;
}
