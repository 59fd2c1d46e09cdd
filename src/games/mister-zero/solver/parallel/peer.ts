/** The other of two threads that search for the answer to one question, as a search sees it. */
export interface Company {
  /** By tokens left, the key of the position that each of them is at; 0 for none. */
  readonly mine: Int32Array;
  readonly theirs: Int32Array;
  /** Whether the question at hand needs no answer any more. */
  readonly isSettled: boolean;
}
