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
    ['<style>.x { display: none }</style><p class="a x">Б</p>А', 'А'],
    [
      '<style>p.x, #y { visibility: hidden }</style><p class="x">Б</p><b id="y">В</b><b class="x">А</b>',
      'А',
    ],
    ['<style>@media print { div .x > i { display/**/: none !important } }</style><i>Б</i>А', 'А'],
    ['<style>body { opacity: 0 }</style><body><p>Б</p></body>', ''],
    ['<style>* { font-size: 0 }</style><p>Б</p>', ''],
    ['<style>a:hover { opacity: 0 } .x { opacity: 0.4 }</style><a class="x">А</a>', 'А'],
    ['<style>.x { \\64isplay: none }</style><p class="x">А</p>', 'А'],
    ['<style>.x { display: none', ''],
    ['<p style="display/* */:none">Б</p>А', 'А'],
    ['<p style=display:none>Б</p>А', 'А'],
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
    shownText('<style>'.repeat(20_000));
    shownText(`<style>${'a{'.repeat(20_000)}</style>`);
    expect(performance.now() - started).toBeLessThan(2_000);
  });
});
