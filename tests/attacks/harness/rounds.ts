/** Set by `npm run attack`, whose rounds are larger than those of `npm test`. */
export const ROUNDS_VARIABLE = 'ATTACK_ROUNDS';

const isHeavy = process.env[ROUNDS_VARIABLE] === 'heavy';

/** A number of rounds: small in `npm test`, larger in `npm run attack`. */
export const rounds = (quick: number, heavy: number): number => (isHeavy ? heavy : quick);
