package images

import (
	"bytes"
	"context"
	"fmt"
	"image"
	"image/color"
	"image/draw"
	"image/jpeg"
	"io"
	"strings"

	"golang.org/x/image/font"
	"golang.org/x/image/font/gofont/gobold"
	"golang.org/x/image/font/gofont/goregular"
	"golang.org/x/image/font/opentype"
	"golang.org/x/image/math/fixed"

	xdraw "golang.org/x/image/draw"
)

// The size of a card, as social networks show it.
const (
	CardWidth  = 1200
	CardHeight = 630
)

const (
	cardBand    = 196 // below the photograph, for the words
	cardMargin  = 64
	cardTitle   = 64 // of the title at its largest, in pixels
	cardSmall   = 36 // of the title at its smallest
	cardLine    = 30
	cardQuality = 84
)

// The colours of a card: those of the site's own pages.
var (
	cardInk   = color.RGBA{0x1c, 0x23, 0x40, 0xff}
	cardWheat = color.RGBA{0xeb, 0xcc, 0x8a, 0xff}
	cardPaper = color.RGBA{0xbd, 0xd2, 0xe6, 0xff}
)

// Card makes the JPEG that social networks show of a page: a photograph, a title and a line below it. A nil photograph
// leaves a plain ground. What is refused of a photograph is what [Process] refuses.
func Card(ctx context.Context, photo io.Reader, title, line string) ([]byte, error) {
	out := image.NewRGBA(image.Rect(0, 0, CardWidth, CardHeight))
	draw.Draw(out, out.Rect, image.NewUniform(cardPaper), image.Point{}, draw.Src)
	if photo != nil {
		if err := cover(ctx, out, image.Rect(0, 0, CardWidth, CardHeight-cardBand), photo); err != nil {
			return nil, err
		}
	}
	band := image.Rect(0, CardHeight-cardBand, CardWidth, CardHeight)
	draw.Draw(out, band, image.NewUniform(cardInk), image.Point{}, draw.Src)
	if err := write(out, gobold.TTF, cardTitle, cardSmall, color.White, band.Min.Y+100, title); err != nil {
		return nil, err
	}
	if err := write(out, goregular.TTF, cardLine, cardLine, cardWheat, band.Min.Y+156, line); err != nil {
		return nil, err
	}
	var b bytes.Buffer
	if err := jpeg.Encode(&b, out, &jpeg.Options{Quality: cardQuality}); err != nil {
		return nil, fmt.Errorf("images: write a card: %w", err)
	}
	return b.Bytes(), nil
}

// cover fills an area with the middle of a photograph.
func cover(ctx context.Context, out *image.RGBA, area image.Rectangle, photo io.Reader) error {
	data, err := readUpload(photo)
	if err != nil {
		return err
	}
	head, err := inspect(data)
	if err != nil {
		return err
	}
	release, err := admit(ctx, head.width*head.height)
	if err != nil {
		return fmt.Errorf("images: waiting for a turn: %w", err)
	}
	defer release()
	source, err := decode(data, head.format)
	if err != nil {
		return err
	}
	upright := scaleAll(source, head.orientation, []int{CardWidth})[0]
	xdraw.CatmullRom.Scale(out, area, upright, middle(upright.Rect, area.Size()), draw.Over, nil)
	return nil
}

// middle is the largest part of an area, around its middle, that has the proportions of a size.
func middle(area image.Rectangle, size image.Point) image.Rectangle {
	width, height := area.Dx(), area.Dx()*size.Y/size.X
	if height > area.Dy() {
		width, height = area.Dy()*size.X/size.Y, area.Dy()
	}
	at := image.Pt(area.Min.X+(area.Dx()-width)/2, area.Min.Y+(area.Dy()-height)/2)
	return image.Rectangle{Min: at, Max: at.Add(image.Pt(max(1, width), max(1, height)))}
}

// write sets a line of text, smaller when it is long, and cut when it is longer still.
func write(out *image.RGBA, ttf []byte, size, smallest float64, ink color.Color, baseline int, text string) error {
	parsed, err := opentype.Parse(ttf)
	if err != nil {
		return fmt.Errorf("images: font: %w", err)
	}
	const room = CardWidth - 2*cardMargin
	for ; ; size -= 4 {
		face, err := opentype.NewFace(parsed, &opentype.FaceOptions{Size: size, DPI: 72, Hinting: font.HintingNone})
		if err != nil {
			return fmt.Errorf("images: font: %w", err)
		}
		if font.MeasureString(face, text).Ceil() <= room || size <= smallest {
			pen := font.Drawer{Dst: out, Src: image.NewUniform(ink), Face: face, Dot: fixed.P(cardMargin, baseline)}
			pen.DrawString(shortened(face, text, room))
			return nil
		}
	}
}

func shortened(face font.Face, text string, room int) string {
	letters := []rune(text)
	if font.MeasureString(face, text).Ceil() <= room {
		return text
	}
	for len(letters) > 1 {
		letters = letters[:len(letters)-1]
		if cut := strings.TrimSpace(string(letters)) + "…"; font.MeasureString(face, cut).Ceil() <= room {
			return cut
		}
	}
	return ""
}
