/** When something is heard: what the board shows, and what a player should notice. */
import { useEffect, useRef } from 'preact/hooks';
import type { Moment } from '../../board/moment.ts';
import type { AnyView } from '../../core/game.ts';
import type { Scene } from '../../svg/scene.ts';
import { preferences } from '../preferences.ts';
import type { TableModel } from '../table/table-model.ts';
import { soundsBetween } from './scene-sounds.ts';
import { type Sound, sing } from './voice.ts';

const say = (sound: Sound, after = 0) => {
  if (preferences.value.sound === 'on') sing(sound, after);
};

/** Sounds of the board itself, from view to view; what is only picked or turned round is silent. */
export function useSceneSounds(scene: Scene, view: AnyView): void {
  const last = useRef({ scene, view });
  useEffect(() => {
    if (last.current.view !== view && preferences.value.sound === 'on') {
      for (const { sound, after } of soundsBetween(last.current.scene, scene)) say(sound, after);
    }
    last.current = { scene, view };
  }, [scene, view]);
}

/** A big event, when its moment comes. */
export function useMomentSound(moment: Moment | undefined): void {
  useEffect(() => {
    if (moment) say(moment.kind);
  }, [moment]);
}

/** Refused moves, one's turn after others have played, and the end. */
export function useTableSounds({ refusal, own, turn, over, moving }: TableModel): void {
  useEffect(() => {
    if (refusal) say('refused');
  }, [refusal]);
  const mine = own !== undefined && turn.includes(own) && !moving;
  const wasMine = useRef(mine);
  useEffect(() => {
    if (mine && !wasMine.current) say('turn');
    wasMine.current = mine;
  }, [mine]);
  const ended = over && !moving;
  const wasOver = useRef(ended);
  useEffect(() => {
    if (ended && !wasOver.current) say('over');
    wasOver.current = ended;
  }, [ended]);
}

/** One's own time is nearly up. */
export function useLateSound(isLate: boolean): void {
  useEffect(() => {
    if (isLate) say('late');
  }, [isLate]);
}
