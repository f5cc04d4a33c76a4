import { describe, expect, it } from 'vitest';
import { cardsOf, categoriesOf, findCards, nameOf } from './library-cards.ts';

const ids = (text: string, kind: 'sprite' | 'costume' = 'sprite') =>
  findCards(cardsOf(kind), { text, tag: null }).map(({ choice }) => choice.id);

describe('the cards of the library', () => {
  it('are found by a part of their name in each language, whatever language is shown', () => {
    expect(ids('恐龙')).toEqual(['dinosaur']);
    expect(ids('恐龍')).toEqual(['dinosaur']);
    expect(ids(' DINO ')).toEqual(['dinosaur']);
    expect(ids('xyz')).toEqual([]);
  });

  it('are found by the letter that they show', () => {
    expect(ids('q', 'costume')).toContain('letters');
    expect(ids('7', 'costume')).toContain('digits');
  });

  it('are narrowed by category', () => {
    const cards = cardsOf('sprite');
    const food = findCards(cards, { text: '', tag: 'food' });
    expect(food.length).toBeGreaterThan(5);
    expect(new Set(food.map(({ tag }) => tag))).toEqual(new Set(['food']));
    expect(findCards(cards, { text: 'dog', tag: 'food' })).toEqual([]);
  });

  it('show each category once, with a picture for figures and none for sounds', () => {
    const categories = categoriesOf(cardsOf('sprite'));
    expect(new Set(categories.map(({ tag }) => tag)).size).toBe(categories.length);
    expect(categories.every(({ picture }) => picture?.endsWith('.svg'))).toBe(true);
    expect(categoriesOf(cardsOf('sound')).every(({ picture }) => picture === null)).toBe(true);
  });

  it('number the costumes of a figure', () => {
    const dogs = cardsOf('costume').filter(({ choice }) => choice.id === 'dog');
    expect(dogs.map((card) => nameOf(card, 'en'))).toEqual(['Dog 1', 'Dog 2', 'Dog 3']);
    expect(cardsOf('sprite').filter(({ choice }) => choice.id === 'dog')).toHaveLength(1);
  });
});
