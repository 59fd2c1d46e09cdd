/** What was refused, and what to do: until something else is done. */
import { explain } from '../../text/index.ts';
import type { ApiRefusal } from '../online/api.ts';
import { language } from '../text/index.ts';

export function RefusalLine({ refusal }: { readonly refusal: ApiRefusal | undefined }) {
  return (
    <p class="refusal" role="alert" hidden={!refusal}>
      {refusal && explain(refusal.refusal, language())}
    </p>
  );
}
