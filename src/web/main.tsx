/** The page starts here. */
import './no-eval.ts';
import '@fontsource-variable/fraunces/index.css';
import '@fontsource-variable/inter/index.css';
import './style/index.css';
import { render } from 'preact';
import { House } from './house.tsx';
import { keepForOffline } from './offline/register.ts';
import { applyPreferences } from './preferences.ts';
import { followLinks } from './route.ts';

applyPreferences();
followLinks();
keepForOffline();
render(<House />, document.getElementById('house')!);
