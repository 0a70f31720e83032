import { describe, expect, test } from 'vitest';
import { isShownEmpty, shownText } from '../../../src/domain/letters/shownText';

const words = (html: string) => shownText(html).trim().split(/\s+/).join(' ');

describe('what is left of an HTML text for who reads it', () => {
  test.each([
    ['<p>Нэг <b>хоёр</b></p>', 'Нэг хоёр'],
    ['А<!-- Б -->В', 'А В'],
    ['А<!-- Б', 'А'],
    ['А<script>Б</script>В', 'А В'],
    ['А<SCRIPT src="x">Б</b></SCRIPT >В', 'А В'],
    ['А<script>Б', 'А'],
    ['<style>p { color: red }</style>А', 'А'],
    ['<head><title>Гарчиг</title></head><body>А</body>', 'А'],
    ['<div hidden>Б<div>В</div>Г</div>А', 'А'],
    ['<div style="color:red; display : none">Б</div>А', 'А'],
    ['<div style="opacity: 0.5">Б</div>А', 'Б А'],
    ['<p class="a hidden b" title="hidden">Б</p>', 'Б'],
    ['<a href="https://a.mn/{{link}}" title="x">Б</a>', 'https://a.mn/{{link}} Б'],
    ['<img alt="Б" hidden>А', 'А'],
    ['<template><p>Б</p></template>А', 'А'],
    ['3 < 4', '3 < 4'],
    ['<p title="a > b">А</p>', 'А'],
  ])('%s', (html, text) => {
    expect(words(html)).toBe(text);
  });

  test.each([
    ['<p> </p>&nbsp;', true],
    ['\u200b<br>', true],
    ['<script>А</script>', true],
    ['<p>.</p>', false],
  ])('of %j there is nothing: %s', (html, isEmpty) => {
    expect(isShownEmpty(html)).toBe(isEmpty);
  });

  test('a long text of open brackets and quotes is read at once', () => {
    const started = performance.now();
    shownText('<a "'.repeat(20_000));
    shownText('<!--'.repeat(20_000));
    shownText('<div hidden>'.repeat(20_000));
    expect(performance.now() - started).toBeLessThan(2_000);
  });
});
