import { describe, expect, test } from 'vitest';
import { strengthOf } from '../src/account/strength.ts';

const level = (passphrase: string, name = 'Marta') => strengthOf(passphrase, name).level;

describe('how strong a passphrase is', () => {
  test('what the server would refuse is too short, and it is told by how much', () => {
    expect(strengthOf('owl lamp', 'Marta')).toEqual({ level: 'short', missing: 2 });
    expect(strengthOf('żółw kos', 'Marta')).toEqual({ level: 'short', missing: 2 });
    expect(level('')).toBe('short');
  });
  test('what guessers try first is weak, however long', () => {
    for (const passphrase of [
      'aaaaaaaaaaaaaaaaaaaa',
      '12345678901234567890',
      'passwordpassword',
      'Hasło hasło hasło',
      'qwertyuiop',
      'bookkeeper',
      'abcdefghijklmnop',
    ])
      expect(level(passphrase), passphrase).toBe('weak');
  });
  test('one’s own name adds nothing', () => {
    expect(level('Marta Marta Marta', 'Marta')).toBe('weak');
    expect(level('Łucja lampa', 'Łucja')).toBe('weak');
    expect(level('Łucja lampa', 'Olek')).toBe('fair');
  });
  test('each further word makes it stronger; the same word again does not', () => {
    expect(level('owls lanterns')).toBe('fair');
    expect(level('owls lanterns bicycle')).toBe('good');
    expect(level('owls lanterns bicycle harbour')).toBe('strong');
    expect(level('owls owls owls owls owls')).toBe('weak');
  });
  test('signs and figures count, too', () => {
    expect(level('k7#qV2!xR9$tB4')).toBe('strong');
  });
});
