/** A page's line to its room. */
import type { EveningCommand } from '../../evening/commands.ts';
import type { EveningTold } from '../../wire/answers/evenings.ts';
import { ApiRefusal, ask } from '../online/api.ts';
import { LiveLine } from '../online/live-line.ts';

export class EveningConnection extends LiveLine<EveningTold> {
  readonly id: string;

  /** As a big screen it is nobody's, in whosever browser. */
  constructor(id: string, as?: 'screen') {
    super(`/api/evenings/${id}/socket${as ? '?screen=1' : ''}`);
    this.id = id;
  }

  /** The refusal, if it is refused. */
  async do(command: EveningCommand): Promise<ApiRefusal | undefined> {
    try {
      await ask('POST /api/evenings/:id', { params: { id: this.id }, body: command });
      return undefined;
    } catch (error) {
      if (error instanceof ApiRefusal) return error;
      throw error;
    }
  }
}
