import { words } from '../text/index.ts';

export function Missing() {
  const text = words();
  return (
    <section class="face">
      <h1>{text.missing}</h1>
      <p>{text.missingHelp}</p>
      <a class="button main" href="/">
        {text.back}
      </a>
    </section>
  );
}

export function Loading() {
  return (
    <section class="face" aria-busy="true">
      <p>{words().loading}</p>
    </section>
  );
}
