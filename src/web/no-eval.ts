/**
 * Imported first: the content policy forbids code made of text, which zod would else try when it reads its first form. Zod looks
 * here when it is loaded, which is by whoever reads forms; importing it for this alone would be a seventh of the first page.
 */
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });
