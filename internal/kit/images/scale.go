package images

import (
	"image"
	"image/color"
	"image/draw"

	xdraw "golang.org/x/image/draw"
)

// scaleAll returns the source, upright, at each width. The widest comes from the source and each narrower one from the
// one before it, which costs a third of going back to the source and cannot be told apart by eye.
func scaleAll(source image.Image, orientation int, widths []int) []*image.RGBA {
	scaled := make([]*image.RGBA, len(widths))
	var previous *image.RGBA
	for _, i := range widestFirst(widths) {
		if previous == nil {
			previous = upright(fit(source, widths[i], swapsSides(orientation)), orientation)
		} else {
			previous = fit(previous, widths[i], false)
		}
		scaled[i] = previous
	}
	return scaled
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

// fit scales img so that it is at most width wide (tall, when it lies on its side), keeping its proportions.
func fit(img image.Image, width int, sideways bool) *image.RGBA {
	size := img.Bounds().Size()
	across, along := size.X, size.Y
	if sideways {
		across, along = along, across
	}
	newAcross := min(width, across)
	newAlong := max(1, (along*newAcross+across/2)/across)
	target := image.Pt(newAcross, newAlong)
	if sideways {
		target = image.Pt(newAlong, newAcross)
	}
	reduced := reduce(img, min(across*4/(newAcross*5), along))
	if reduced.Bounds().Size() == target {
		return reduced
	}
	out := image.NewRGBA(image.Rectangle{Max: target})
	xdraw.CatmullRom.Scale(out, out.Bounds(), reduced, reduced.Bounds(), draw.Src, nil)
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
