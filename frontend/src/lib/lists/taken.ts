/** What was made of a cell, where that is not simply what it says. */
export type Doubt = 'remark' | 'several' | 'nothing' | 'year';

/** The value that is taken; `doubt` where a person should look at it. */
export interface Taken {
  readonly value: string;
  readonly doubt?: Doubt;
}
