import { serve } from '../engine/index.ts';
import { type CliCommand, readArgs } from './command.ts';

export const engine: CliCommand = {
  async run(args, context) {
    readArgs(args, {}, context);
    await serve(context.pipe.input, context.pipe.output);
  },
};
