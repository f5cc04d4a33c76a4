type Sound = Pick<AudioContext, 'resume'>;
type Activation = Pick<UserActivation, 'hasBeenActive'>;

/**
 * Scratch tries to start the sound in every frame until it runs. Before the first press or key browsers do not allow
 * it, and warn each time: so those attempts are left out. Older browsers do not say whether there was one.
 */
export function keepSoundQuiet(sound: Sound, activation: Activation | undefined): void {
  if (!activation) return;
  const { resume } = sound;
  sound.resume = function resumeWhenAllowed(this: AudioContext) {
    return activation.hasBeenActive ? resume.call(this) : Promise.resolve();
  };
}
