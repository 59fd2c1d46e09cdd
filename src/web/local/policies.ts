import type { Policies } from '../../table/events/events.ts';

/** Among people before one screen, and against the computer. */
export const AT_HOME: Policies = { takeBack: 'free', hints: true, pause: true, untimed: false };
