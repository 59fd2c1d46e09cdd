import { serve } from '../engine/index.ts';
import { type Command, readArgs } from './command.ts';

export const engine: Command = {
  async run(args, context) {
    readArgs(args, {}, context);
    await serve(context.stdin, context.stdout);
  },
};
