package images

import "image"

// swapsSides tells whether a picture of this EXIF orientation lies on its side.
func swapsSides(orientation int) bool { return orientation >= 5 }

func uprightSize(img image.Image, orientation int) image.Point {
	size := img.Bounds().Size()
	if swapsSides(orientation) {
		size.X, size.Y = size.Y, size.X
	}
	return size
}

// upright undoes an EXIF orientation. The table says, for a pixel of the upright picture, where to take it from:
// w and h are the last column and row of the stored one.
func upright(img *image.RGBA, orientation int) *image.RGBA {
	from := map[int]func(x, y, w, h int) (int, int){
		2: func(x, y, w, _ int) (int, int) { return w - x, y },     // mirrored
		3: func(x, y, w, h int) (int, int) { return w - x, h - y }, // upside down
		4: func(x, y, _, h int) (int, int) { return x, h - y },     // mirrored, upside down
		5: func(x, y, _, _ int) (int, int) { return y, x },         // mirrored, lying on its left
		6: func(x, y, _, h int) (int, int) { return y, h - x },     // lying on its left
		7: func(x, y, w, h int) (int, int) { return w - y, h - x }, // mirrored, lying on its right
		8: func(x, y, w, _ int) (int, int) { return w - y, x },     // lying on its right
	}[orientation]
	if from == nil {
		return img
	}
	w, h := img.Rect.Dx()-1, img.Rect.Dy()-1
	size := uprightSize(img, orientation)
	out := image.NewRGBA(image.Rectangle{Max: size})
	for y := range size.Y {
		for x := range size.X {
			sx, sy := from(x, y, w, h)
			copy(out.Pix[out.PixOffset(x, y):][:4], img.Pix[img.PixOffset(sx, sy):][:4])
		}
	}
	return out
}
