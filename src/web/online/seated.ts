/** Who sits at a table already, people and computers, in a sentence; empty where nobody does. */
import { fill, listOf } from '../../text/index.ts';
import { computerName } from '../table/names.ts';
import type { TableModel } from '../table/table-model.ts';
import { tableWords } from '../table/text/index.ts';
import { language } from '../text/index.ts';
import { onlineWords } from './text/index.ts';

export function tellSeated({ face, names }: Pick<TableModel, 'face' | 'names'>): string {
  const seated = face.holders.flatMap((holder) => {
    if (holder.kind === 'bot') return [computerName(holder)];
    return 'who' in holder ? [names[holder.who] || tableWords().anonymous] : [];
  });
  return seated.length === 0 ? '' : fill(onlineWords().seatedNames, { names: listOf(seated, language()) });
}
