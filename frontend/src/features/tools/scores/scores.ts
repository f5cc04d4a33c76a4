export interface Team {
  readonly name: string;
  readonly points: number;
}

/** The teams, and how they were before each change, the last one first. */
export interface Scores {
  readonly teams: readonly Team[];
  readonly before: readonly (readonly Team[])[];
}

export const TEAMS_MAX = 8;
export const TEAM_NAME_MAX = 20;
const POINTS_MAX = 9_999;
const STEPS_BACK = 50;

const changed = ({ teams, before }: Scores, next: readonly Team[]): Scores => ({
  teams: next,
  before: [teams, ...before].slice(0, STEPS_BACK),
});

export const score = (scores: Scores, at: number, points: number): Scores =>
  changed(
    scores,
    scores.teams.map((team, index) =>
      index === at
        ? { ...team, points: Math.max(-POINTS_MAX, Math.min(POINTS_MAX, team.points + points)) }
        : team,
    ),
  );

/** Undo skips changes of a name, because each letter would be a step. */
export const rename = (scores: Scores, at: number, name: string): Scores => ({
  ...scores,
  teams: scores.teams.map((team, index) => (index === at ? { ...team, name } : team)),
});

export const addTeam = (scores: Scores): Scores =>
  scores.teams.length < TEAMS_MAX
    ? changed(scores, [...scores.teams, { name: '', points: 0 }])
    : scores;

export const removeTeam = (scores: Scores, at: number): Scores =>
  scores.teams.length > 1
    ? changed(
        scores,
        scores.teams.filter((_, index) => index !== at),
      )
    : scores;

export const toZero = (scores: Scores): Scores =>
  changed(
    scores,
    scores.teams.map((team) => ({ ...team, points: 0 })),
  );

export const undo = ({ teams, before: [last, ...earlier] }: Scores): Scores =>
  last ? { teams: last, before: earlier } : { teams, before: [] };

/** The teams with most points; nobody leads before the first point. */
export function leaders(teams: readonly Team[]): ReadonlySet<number> {
  const most = Math.max(...teams.map(({ points }) => points));
  if (most <= 0) return new Set();
  return new Set(teams.flatMap(({ points }, at) => (points === most ? [at] : [])));
}
