import type { TypeOptions } from 'i18next';

/** Every namespace that a feature declares beside its Chinese texts. */
export type Namespace = Extract<keyof TypeOptions['resources'], string>;

type KeysOf<N extends Namespace> = Extract<keyof TypeOptions['resources'][N], string>;

/** A top-level text of any namespace, as `namespace:key`. */
export type TextKey = { [N in Namespace]: `${N}:${KeysOf<N>}` }[Namespace];

type Plurals<T> = {
  [K in keyof T as K extends `${infer Base}_other` ? `${Base}_one` : never]?: string;
};

/** What Taiwan says in another way than the Chinese texts, put into its words, would (`infra/taiwan`). */
export type Overrides<T> = {
  readonly [K in keyof T]?: T[K] extends string ? string : Overrides<T[K]>;
};

/**
 * The shape that English must have, given the Chinese texts:
 * the same keys, and besides them the singular form of a plural.
 */
export type Translation<T> = {
  readonly [K in keyof T]: T[K] extends string ? string : Translation<T[K]>;
} & Plurals<T>;
