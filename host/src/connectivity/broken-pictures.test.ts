import { publish } from 'shared-kernel/events';
import { mendPictures } from './broken-pictures.ts';

const SRC = 'http://localhost/art/tile.svg';

const aPicture = () => {
  const picture = document.createElement('img');
  picture.src = SRC;
  document.body.append(picture);
  const asked = jest.fn();
  const setAttribute = Object.getOwnPropertyDescriptor(HTMLImageElement.prototype, 'src');
  Object.defineProperty(picture, 'src', { get: () => setAttribute?.get?.call(picture), set: asked });
  return { picture, asked };
};

let stop: () => void;
beforeEach(() => {
  stop = mendPictures();
});
afterEach(() => {
  stop();
  document.body.replaceChildren();
});

test('a picture that did not come leaves its place empty, and is asked for again when the line is back', () => {
  const { picture, asked } = aPicture();
  const { asked: askedOfOther } = aPicture();
  picture.dispatchEvent(new Event('error'));
  expect(picture).toHaveAttribute('data-broken');
  publish('network.online', {});
  expect(asked).toHaveBeenCalledWith(SRC);
  expect(askedOfOther).not.toHaveBeenCalled();
  picture.dispatchEvent(new Event('load'));
  expect(picture).not.toHaveAttribute('data-broken');
});
