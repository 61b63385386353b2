package images

import "image"

// fullRange corrects the colours of a lossy WebP. The format keeps brightness between 16 and 235, as television did,
// while Go's picture types take it to run from 0 to 255, as in JPEG; taken as they are, blacks would come out grey and
// whites dull. The planes were just decoded and are ours, so they are stretched in place.
func fullRange(img image.Image) image.Image {
	var planes *image.YCbCr
	switch img := img.(type) {
	case *image.YCbCr:
		planes = img
	case *image.NYCbCrA:
		planes = &img.YCbCr
	default:
		return img // lossless WebP is RGB already
	}
	stretch(planes.Y, 16, 0, 219)
	stretch(planes.Cb, 128, 128, 224)
	stretch(planes.Cr, 128, 128, 224)
	return img
}

// stretch moves values so that centre becomes newCentre and a span of values becomes 255 of them.
func stretch(plane []byte, centre, newCentre, span int) {
	var table [256]byte
	for v := range table {
		scaled := (v - centre) * 255 * 2
		if scaled >= 0 {
			scaled += span
		} else {
			scaled -= span
		}
		table[v] = byte(min(max(newCentre+scaled/(2*span), 0), 255))
	}
	for i, v := range plane {
		plane[i] = table[v]
	}
}
