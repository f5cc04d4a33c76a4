/** The pictures of which a child chooses a PIN for the sign-in card. The browser draws and names them. */
export const CARD_PICTURES = [
  'paw',
  'flower',
  'sun',
  'moon',
  'star',
  'cloud',
  'car',
  'boat',
  'rocket',
  'house',
  'tree',
  'ball',
  'umbrella',
  'cake',
  'heart',
  'note',
] as const;
export type CardPicture = (typeof CARD_PICTURES)[number];

/** Pictures of a PIN, in their order; one may come again. */
export const PIN_LENGTH = 4;
