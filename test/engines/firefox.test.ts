import { openFirefox } from './firefox.ts';
import { playedIn } from './suite.ts';

playedIn('Firefox', ['firefox'], openFirefox);
