// Finds a Chromium for the end-to-end tests, or installs the system's, or says what to do.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

const PLACES = [
  process.env.CHROMIUM,
  // the same engine without a window: three quarters of the work
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

const found = () => PLACES.find((place) => place && existsSync(place));

/** The path of a Chromium. */
export function browser() {
  if (!found() && process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    console.error('Installing Chromium for the end-to-end tests (apt-get) …');
    spawnSync('apt-get', ['update', '-q'], { stdio: 'ignore' });
    for (const name of ['chromium-headless-shell', 'chromium'])
      if (!found()) spawnSync('apt-get', ['install', '-y', '-q', '--no-install-recommends', name], { stdio: 'ignore' });
  }
  const place = found();
  if (place) return place;
  throw new Error(
    'The end-to-end tests need Chromium or Chrome. Install one, or name it: CHROMIUM=/path/to/chromium npm test',
  );
}
