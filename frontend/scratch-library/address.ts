/** Where the application's build puts the files; named by their content, they are cached forever. */
export const LIBRARY_PATH = '/assets/scratch-library/';

export const pictureAddress = (asset: string): string => `${LIBRARY_PATH}${asset}.svg`;
export const soundAddress = (asset: string): string => `${LIBRARY_PATH}${asset}.wav`;
