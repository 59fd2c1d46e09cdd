/** What the tab of this page is called: what is going on there, then which game, then the house. */
import { useEffect } from 'preact/hooks';

const HOUSE = 'Escale';

/** Parts that are not known yet are left out. Whoever leaves the page takes its title along. */
export function useTitle(...parts: readonly (string | undefined)[]): void {
  const title = [...parts.filter((part) => part), HOUSE].join(' · ');
  useEffect(() => {
    document.title = title;
  }, [title]);
  useEffect(
    () => () => {
      document.title = HOUSE;
    },
    [],
  );
}
