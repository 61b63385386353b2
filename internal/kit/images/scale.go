package images

import (
	"image"
	"image/color"
	"image/draw"

	xdraw "golang.org/x/image/draw"
)

// scaleAll returns the source, upright, at each width. The widest comes from the source and each narrower one from the
// one before it, which costs a third of going back to the source and cannot be seen.
func scaleAll(source image.Image, orientation int, widths []int) []*image.RGBA {
	scaled := make([]*image.RGBA, len(widths))
	size := uprightSize(source, orientation)
	var previous *image.RGBA
	for _, i := range widestFirst(widths) {
		target := within(size, widths[i])
		if previous == nil {
			if swapsSides(orientation) {
				target.X, target.Y = target.Y, target.X
			}
			previous = upright(fit(source, target), orientation)
		} else {
			previous = fit(previous, target)
		}
		scaled[i] = previous
	}
	return scaled
}

// within is the size of a picture brought to at most width, in its own proportions.
func within(size image.Point, width int) image.Point {
	width = min(width, size.X)
	return image.Pt(width, max(1, (size.Y*width+size.X/2)/size.X))
}

func widestFirst(widths []int) []int {
	order := make([]int, len(widths))
	for i := range order {
		order[i] = i
		for j := i; j > 0 && widths[order[j]] > widths[order[j-1]]; j-- {
			order[j], order[j-1] = order[j-1], order[j]
		}
	}
	return order
}

// fit scales img to target, which is no larger.
func fit(img image.Image, target image.Point) *image.RGBA {
	size := img.Bounds().Size()
	reduced := reduce(img, min(size.X*4/(target.X*5), size.Y*4/(target.Y*5)))
	if reduced.Rect.Size() == target {
		return reduced
	}
	out := image.NewRGBA(image.Rectangle{Max: target})
	xdraw.CatmullRom.Scale(out, out.Rect, reduced, reduced.Rect, draw.Src, nil)
	return out
}

// reduce averages squares of factor × factor pixels, a band at a time. The good filter that follows keeps a row of
// floating-point numbers for every row of its source, which for a large photograph would be hundreds of megabytes;
// after this step it sees a picture only a little larger than the one wanted.
func reduce(img image.Image, factor int) *image.RGBA {
	b := img.Bounds()
	if factor < 2 {
		if rgba, ok := img.(*image.RGBA); ok && b.Min == (image.Point{}) {
			return rgba
		}
		out := image.NewRGBA(image.Rectangle{Max: b.Size()})
		draw.Draw(out, out.Bounds(), img, b.Min, draw.Src)
		return out
	}
	out := image.NewRGBA(image.Rect(0, 0, b.Dx()/factor, b.Dy()/factor))
	band := image.NewRGBA(image.Rect(0, 0, b.Dx(), factor))
	for y := range out.Rect.Dy() {
		draw.Draw(band, band.Rect, img, image.Pt(b.Min.X, b.Min.Y+y*factor), draw.Src)
		for x := range out.Rect.Dx() {
			out.SetRGBA(x, y, average(band, image.Rect(x*factor, 0, (x+1)*factor, factor)))
		}
	}
	return out
}

func average(img *image.RGBA, area image.Rectangle) color.RGBA {
	var sum [4]int
	for y := area.Min.Y; y < area.Max.Y; y++ {
		row := img.Pix[img.PixOffset(area.Min.X, y):img.PixOffset(area.Max.X, y)]
		for i := 0; i+3 < len(row); i += 4 {
			sum[0] += int(row[i])
			sum[1] += int(row[i+1])
			sum[2] += int(row[i+2])
			sum[3] += int(row[i+3])
		}
	}
	n := max(1, area.Dx()*area.Dy())
	mean := func(s int) uint8 { return uint8((s + n/2) / n) }
	return color.RGBA{mean(sum[0]), mean(sum[1]), mean(sum[2]), mean(sum[3])}
}
