/** The time of the tables in this terminal. */
import { HostClock } from '../../table/course/clock.ts';

export const clock = new HostClock();
clock.follow(clock.wall());
