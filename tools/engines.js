// Finds Firefox and WebKit for the tests of other engines, or installs the system's; undefined where there is none.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

const ENGINES = {
  firefox: {
    packages: ['firefox-esr'],
    places: [
      process.env.FIREFOX,
      '/usr/bin/firefox-esr',
      '/usr/bin/firefox',
      '/snap/bin/firefox',
      '/Applications/Firefox.app/Contents/MacOS/firefox',
      'C:\\Program Files\\Mozilla Firefox\\firefox.exe',
    ],
  },
  webkit: {
    packages: ['webkit2gtk-driver'],
    places: [process.env.WEBKIT_DRIVER, '/usr/bin/WebKitWebDriver'],
  },
  // a screen that nobody sees, for WebKit
  screen: { packages: ['xvfb'], places: ['/usr/bin/Xvfb'] },
};

/** The path of a program, or undefined. Where it may, it installs what is missing. */
export function engine(name) {
  const { packages, places } = ENGINES[name];
  const found = () => places.find((place) => place && existsSync(place));
  if (!found() && process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    console.error(`Installing ${packages.join(' ')} for the tests in other engines (apt-get) …`);
    spawnSync('apt-get', ['update', '-q'], { stdio: 'ignore' });
    spawnSync('apt-get', ['install', '-y', '-q', '--no-install-recommends', ...packages], { stdio: 'ignore' });
  }
  return found();
}
