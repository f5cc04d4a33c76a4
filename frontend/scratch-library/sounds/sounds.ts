import { named, type Sound } from '../entry.ts';
import {
  bell,
  createNoise,
  faded,
  joined,
  mixed,
  saw,
  shaped,
  silence,
  sine,
  softened,
  square,
  swept,
  voice,
} from './wave.ts';

const noise = (seconds: number, seed = 1): Float32Array => {
  const next = createNoise(seed);
  return shaped(seconds, () => next());
};
const steady = (hertz: number) => () => hertz;
const between = (from: number, to: number) => (share: number) => from + (to - from) * share;
const blip = (hertz: number, seconds: number, timbre = square, decay = 3): Float32Array =>
  faded(swept(seconds, steady(hertz), timbre), { decay });

const note = (hertz: number): Float32Array =>
  faded(
    swept(
      0.8,
      steady(hertz),
      (phase) => sine(phase) + sine(phase * 2) * 0.35 + sine(phase * 3) * 0.15,
    ),
    { decay: 5 },
  );

const meow = faded(
  swept(0.62, (share) => (share < 0.35 ? 480 + share * 1000 : 830 - (share - 0.35) * 620), voice),
  { attack: 0.06, decay: 1.6 },
);
const yap = (pitch: number): Float32Array =>
  faded(
    mixed(
      swept(0.16, between(pitch, pitch * 0.5), saw),
      softened(noise(0.16), 0.4).map((value) => value * 0.5),
    ),
    { decay: 4 },
  );
const tweet = (from: number, to: number): Float32Array =>
  faded(swept(0.12, between(from, to), sine), { decay: 2 });
const croak = (hertz: number): Float32Array =>
  faded(
    shaped(0.22, (at) => saw(at * hertz) * (0.5 + 0.5 * square(at * 38))),
    { decay: 1.5 },
  );
const growl = softened(
  faded(
    mixed(
      shaped(0.85, (at, share) => saw(at * (95 - share * 35)) * (0.7 + 0.3 * sine(at * 23))),
      noise(0.85).map((value) => value * 0.35),
    ),
    { attack: 0.12, decay: 2 },
  ),
  0.25,
);
const humming = shaped(
  0.8,
  (at) => saw(at * (175 + 14 * sine(at * 7))) * (0.75 + 0.25 * sine(at * 31)),
);
const motor = softened(
  shaped(0.85, (at, share) => saw(at * 62) * 0.8 + square(at * (31 + share * 3)) * 0.5),
  0.22,
);
const applause = joined(
  ...[1, 2, 3, 4, 5].map((seed) => faded(softened(noise(0.16, seed * 7), 0.7), { decay: 9 })),
);
const drops = joined(
  ...[520, 760, 610].map((hertz) =>
    joined(
      faded(
        swept(0.14, (share) => hertz * (1 + share * 1.4), sine),
        { decay: 4 },
      ),
      silence(0.08),
    ),
  ),
);
const crunch = joined(
  ...[3, 9, 5].map((seed) =>
    joined(faded(softened(noise(0.09, seed), 0.5), { decay: 6 }), silence(0.05)),
  ),
);
const boom = mixed(
  faded(swept(0.4, between(160, 50), sine), { decay: 6 }),
  faded(
    noise(0.4).map((value) => value * 0.3),
    { decay: 30 },
  ),
);
const sparkle = mixed(
  ...[880, 1175, 1480, 1760].map((hertz, index) =>
    joined(silence(index * 0.09), faded(swept(0.5, steady(hertz), bell), { decay: 5 })),
  ),
);

export const sounds: readonly Sound[] = [
  {
    id: 'pop',
    picture: 'balloon',
    names: named('啵', '啵', 'Pop'),
    tag: 'games',
    samples: faded(swept(0.09, between(320, 900), sine), { decay: 3 }),
  },
  {
    id: 'jump',
    picture: 'frog',
    names: named('跳跃', '跳躍', 'Jump'),
    tag: 'games',
    samples: faded(swept(0.28, between(260, 820), square), { decay: 2 }),
  },
  {
    id: 'coin',
    picture: 'coin',
    names: named('金币', '金幣', 'Coin'),
    tag: 'games',
    samples: joined(blip(988, 0.08), blip(1319, 0.4, square, 4)),
  },
  {
    id: 'laser',
    picture: 'ufo',
    names: named('激光', '雷射', 'Laser'),
    tag: 'games',
    samples: faded(
      swept(0.35, (share) => 1500 * (1 - share) ** 2 + 120, saw),
      { decay: 2 },
    ),
  },
  {
    id: 'win',
    picture: 'gift',
    names: named('胜利', '勝利', 'Win'),
    tag: 'games',
    samples: joined(blip(523, 0.12), blip(659, 0.12), blip(784, 0.12), blip(1047, 0.45, square, 3)),
  },
  {
    id: 'lose',
    picture: 'cloud',
    names: named('失败', '失敗', 'Lose'),
    tag: 'games',
    samples: joined(blip(392, 0.18), blip(330, 0.18), blip(262, 0.42, square, 3)),
  },
  {
    id: 'magic',
    picture: 'star',
    names: named('魔法', '魔法', 'Magic'),
    tag: 'games',
    samples: sparkle,
  },
  {
    id: 'beep',
    picture: 'robot',
    names: named('滴滴', '滴滴', 'Beep'),
    tag: 'games',
    samples: joined(blip(880, 0.1, sine, 1), silence(0.06), blip(880, 0.1, sine, 1)),
  },
  { id: 'meow', picture: 'cat', names: named('喵', '喵', 'Meow'), tag: 'animals', samples: meow },
  {
    id: 'bark',
    picture: 'dog',
    names: named('汪汪', '汪汪', 'Bark'),
    tag: 'animals',
    samples: joined(yap(520), silence(0.1), yap(460)),
  },
  {
    id: 'chirp',
    picture: 'bird',
    names: named('叽叽喳喳', '吱吱喳喳', 'Chirp'),
    tag: 'animals',
    samples: joined(
      tweet(2200, 3200),
      silence(0.05),
      tweet(2500, 3500),
      silence(0.05),
      tweet(3200, 2400),
    ),
  },
  {
    id: 'frog',
    picture: 'frog',
    names: named('呱呱', '呱呱', 'Croak'),
    tag: 'animals',
    samples: joined(croak(190), silence(0.07), croak(170)),
  },
  {
    id: 'buzz',
    picture: 'bee',
    names: named('嗡嗡', '嗡嗡', 'Buzz'),
    tag: 'animals',
    samples: faded(humming, { attack: 0.08, decay: 1 }),
  },
  {
    id: 'roar',
    picture: 'lion',
    names: named('吼叫', '吼叫', 'Roar'),
    tag: 'animals',
    samples: growl,
  },
  { id: 'drum', picture: 'drum', names: named('咚', '咚', 'Drum'), tag: 'music', samples: boom },
  {
    id: 'snare',
    picture: 'drum',
    names: named('小军鼓', '小鼓', 'Snare drum'),
    tag: 'music',
    samples: mixed(
      faded(noise(0.25), { decay: 7 }),
      faded(swept(0.25, between(240, 160), sine), { decay: 8 }),
    ),
  },
  {
    id: 'cymbal',
    names: named('镲', '鈸', 'Cymbal'),
    tag: 'music',
    samples: mixed(
      faded(
        noise(0.8, 5).map((value, index) => value * (index % 2 ? 1 : -1)),
        { decay: 6 },
      ),
      faded(swept(0.8, steady(5400), square), { decay: 9 }).map((value) => value * 0.3),
    ),
  },
  {
    id: 'clap',
    picture: 'girl',
    names: named('鼓掌', '鼓掌', 'Clapping'),
    tag: 'music',
    samples: applause,
  },
  { id: 'note-do', names: named('哆', 'Do', 'Note do'), tag: 'music', samples: note(523.25) },
  { id: 'note-re', names: named('来', 'Re', 'Note re'), tag: 'music', samples: note(587.33) },
  { id: 'note-mi', names: named('咪', 'Mi', 'Note mi'), tag: 'music', samples: note(659.25) },
  { id: 'note-so', names: named('嗦', 'Sol', 'Note so'), tag: 'music', samples: note(783.99) },
  {
    id: 'bell',
    names: named('铃铛', '鈴鐺', 'Bell'),
    tag: 'world',
    samples: faded(swept(0.85, steady(1200), bell), { decay: 5 }),
  },
  {
    id: 'engine',
    picture: 'car',
    names: named('发动机', '引擎', 'Engine'),
    tag: 'world',
    samples: faded(motor, { attack: 0.05, decay: 0.6 }),
  },
  {
    id: 'horn',
    picture: 'bus',
    names: named('喇叭', '喇叭', 'Car horn'),
    tag: 'world',
    samples: faded(mixed(swept(0.5, steady(392), saw), swept(0.5, steady(494), saw)), {
      attack: 0.02,
      decay: 0.5,
    }),
  },
  {
    id: 'water',
    picture: 'fish',
    names: named('水滴', '水滴', 'Water drops'),
    tag: 'world',
    samples: drops,
  },
  {
    id: 'wind',
    picture: 'tree',
    names: named('风声', '風聲', 'Wind'),
    tag: 'world',
    samples: faded(softened(softened(noise(0.88, 3), 0.09), 0.2), { attack: 0.3, decay: 1 }),
  },
  {
    id: 'bite',
    picture: 'cookie',
    names: named('咔嚓', '喀嚓', 'Crunch'),
    tag: 'world',
    samples: crunch,
  },
];
