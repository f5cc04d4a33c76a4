/** The variable that names the build of the application that the screens have: production, unless it says development. */
export const MODE_VARIABLE = 'SCREENS_MODE';
