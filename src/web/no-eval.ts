/** Imported first: the content policy forbids code made of text, which zod would else try when it reads its first form. */
import * as z from 'zod/mini';

z.config({ jitless: true });
