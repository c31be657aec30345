import { expect, test } from '@jest/globals';
import { act, fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { renderWithStore } from 'shared-ui/testing';
import { WHOLE } from './crop-edges';
import { CropFrame } from './crop-frame';
import type { Area } from './paper-photo';

const areas: Area[] = [];

function Frame() {
  const [edges, setEdges] = useState(WHOLE);
  const file = new File(['photo'], 'pan.jpg', { type: 'image/jpeg' });
  const [photo] = useState(file);
  return (
    <CropFrame
      file={photo}
      turns={1}
      edges={edges}
      onEdges={setEdges}
      onArea={(area) => void areas.push(area)}
    />
  );
}

test('each edge of the crop moves by the keyboard, in pixels of the turned photo', async () => {
  URL.createObjectURL = () => 'blob:photo';
  URL.revokeObjectURL = () => undefined;
  await renderWithStore(<Frame />);
  const picture = document.querySelector('img') as HTMLImageElement;
  Object.defineProperties(picture, { naturalWidth: { value: 800 }, naturalHeight: { value: 600 } });
  await act(async () => void fireEvent.load(picture));
  expect(areas.at(-1)).toEqual({ x: 0, y: 0, width: 600, height: 800 });

  const press = (name: string, key: string) =>
    act(async () => void fireEvent.keyDown(screen.getByRole('slider', { name }), { key }));
  await press('Left edge', 'ArrowRight');
  await press('Top edge', 'PageDown');
  await press('Right edge', 'ArrowLeft');
  await press('Bottom edge', 'Home');
  expect(areas.at(-1)).toEqual({ x: 6, y: 40, width: 588, height: 80 });
  expect(screen.getByRole('slider', { name: 'Bottom edge' }).getAttribute('aria-valuenow')).toBe('15');
});
