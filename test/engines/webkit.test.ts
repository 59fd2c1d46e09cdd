import { playedIn } from './suite.ts';
import { openWebkit } from './webkit.ts';

playedIn('WebKit', ['webkit', 'screen'], openWebkit);
