import { describe, expect, test } from 'vitest';
import { type AcceptToken, isAccepted, kindOf, parseDataUrl, typeOf } from './files.ts';
import { FILES_TEXTS, sizeInWords } from './files-texts.ts';

describe('typeOf', () => {
  test.each([
    [{ name: 'a.png', type: 'image/png' }, 'image/png'],
    [{ name: 'IMG_0412.HEIC', type: '' }, 'image/heic'],
    [{ name: 'a.b.heif', type: 'application/octet-stream' }, 'image/heif'],
    [{ name: 'a.pdf', type: '' }, 'application/pdf'],
    [{ name: 'a.heic', type: 'image/jpeg' }, 'image/jpeg'],
    [{ name: 'a.txt', type: 'text/plain; charset=utf-8' }, 'text/plain'],
    [{ name: 'a.bin', type: 'application/octet-stream' }, 'application/octet-stream'],
    [{ name: 'heic', type: '' }, ''],
  ])('S-GEN-3: the type of %o is "%s"', (file, type) => expect(typeOf(file)).toBe(type));
});

describe('kindOf', () => {
  test.each([
    [{ name: 'menu.pdf', type: 'application/pdf' }, 'PDF'],
    [{ name: 'IMG.HEIC', type: '' }, 'HEIC'],
    [{ name: 'image', type: 'image/png' }, 'PNG'],
    [{ name: 'image', type: '' }, ''],
  ])('S-GEN-3: the kind of %o is "%s"', (file, kind) => expect(kindOf(file)).toBe(kind));
});

describe('isAccepted', () => {
  test.each<[readonly AcceptToken[], string, boolean]>([
    [[], 'text/plain', true],
    [[], '', true],
    [['image/*'], 'image/heic', true],
    [['image/*'], 'imagery/png', false],
    [['image/*'], '', false],
    [['.heic'], 'image/heic', true],
    [['.heic'], 'image/png', false],
    [['application/pdf'], 'application/pdf', true],
    [['application/pdf'], 'application/pdfx', false],
  ])('S-GEN-4: with %j, isAccepted("%s") is %s', (accept, type, accepted) =>
    expect(isAccepted(accept, type)).toBe(accepted),
  );
});

describe('parseDataUrl', () => {
  test.each([0, 1, 2, 3, 100])('S-GEN-3: finds the size of %i bytes', (size) => {
    const base64 = Buffer.alloc(size, 7).toString('base64');
    expect(parseDataUrl(`data:image/png;base64,${base64}`)).toEqual({ type: 'image/png', size });
  });
  test('S-GEN-3: finds the type beside parameters, and in capitals', () => {
    expect(parseDataUrl('data:text/plain;charset=utf-8;base64,YQ==')?.type).toBe('text/plain');
    expect(parseDataUrl('data:Image/PNG;base64,YQ==')?.type).toBe('image/png');
  });
  test.each([
    '',
    'hola',
    'data:,hola',
    'data:image/png;base64',
    'data:image/png;base64,a',
    'data:image/png;base64,a_bc',
    'data:image/png;base64,YQ==,YQ==',
    'data:image/png;base64,=abc',
    'https://alheli.example/a.png',
  ])('S-GEN-3: "%s" is no data URL', (text) => expect(parseDataUrl(text)).toBeUndefined());
});

test('S-GEN-4: an accepted type without a name for visitors does not compile', () => {
  // @ts-expect-error: visitors would read "VND.MS-EXCEL".
  const token: AcceptToken = 'application/vnd.ms-excel';
  expect(isAccepted([token], 'application/vnd.ms-excel')).toBe(true);
});

describe('texts', () => {
  test.each([
    [1, '1 KB'],
    [240_400, '240 KB'],
    [999_700, '1 MB'],
    [1_550_000, '1,6 MB'],
    [3_000_000, '3 MB'],
  ])('S-GEN-4: %i bytes are "%s"', (bytes, words) => expect(sizeInWords(bytes)).toBe(words));
  test('S-GEN-6: the drop zone has the specified text', () => {
    const { text, action } = FILES_TEXTS.dropZone;
    expect(`${text} ${action}`).toBe('Arrastra tus archivos o Selecciona');
  });
  test.each<[readonly AcceptToken[], string]>([
    [['image/*', '.heic', 'image/heif', 'application/pdf', '.pdf'], 'Imágenes y PDF. '],
    [['audio/*', 'video/*', 'image/heif'], 'Audios, vídeos y HEIF. '],
    [['.heic', 'application/pdf'], 'HEIC y PDF. '],
    [[], ''],
  ])('S-GEN-4: the help text lists the accepted types of %j', (accept, types) =>
    expect(FILES_TEXTS.limits({ accept, maxFileSize: 2e6, maxTotalSize: 3e6 })).toBe(
      `${types}Hasta 10 archivos, de 2 MB cada uno y 3 MB entre todos. También puedes pegarlos.`,
    ),
  );
});
