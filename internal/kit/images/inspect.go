package images

import (
	"bytes"
	"encoding/binary"
	"errors"
	"fmt"
	"image"
	"image/jpeg"
	"image/png"
	"io"

	"golang.org/x/image/webp"
)

type format int

const (
	formatJPEG format = iota + 1
	formatPNG
	formatWebP
)

// header is what a file says of itself before any pixel is decoded.
type header struct {
	format        format
	width, height int
	orientation   int // EXIF, 1 to 8
}

func readUpload(r io.Reader) ([]byte, error) {
	data, err := io.ReadAll(io.LimitReader(r, MaxBytes+1))
	if err != nil {
		return nil, fmt.Errorf("images: read: %w", err)
	}
	if len(data) > MaxBytes {
		return nil, ErrTooHeavy
	}
	return data, nil
}

// inspect judges a file by its first bytes, never by the name or type its sender gave it.
func inspect(data []byte) (header, error) {
	head := header{orientation: 1}
	var config image.Config
	var err error
	switch {
	case bytes.HasPrefix(data, []byte("\xff\xd8\xff")):
		head.format = formatJPEG
		config, err = jpeg.DecodeConfig(bytes.NewReader(data))
		head.orientation = orientationOf(jpegExif(data))
	case bytes.HasPrefix(data, []byte("\x89PNG\r\n\x1a\n")):
		head.format = formatPNG
		config, err = png.DecodeConfig(bytes.NewReader(data))
		head.orientation = orientationOf(pngExif(data))
	case len(data) > 15 && string(data[:4]) == "RIFF" && string(data[8:12]) == "WEBP":
		if animatedWebP(data) {
			return head, ErrAnimated
		}
		head.format = formatWebP
		config, err = webp.DecodeConfig(bytes.NewReader(data))
		head.orientation = orientationOf(webpExif(data))
	default:
		return head, ErrNotImage
	}
	if err != nil {
		return head, ErrDamaged.Because(err)
	}
	head.width, head.height = config.Width, config.Height
	return head, checkSize(config)
}

func checkSize(c image.Config) error {
	if c.Width < 1 || c.Height < 1 {
		return ErrDamaged
	}
	if c.Width > MaxSide || c.Height > MaxSide || c.Width*c.Height > MaxPixels {
		return ErrTooLarge
	}
	return nil
}

func animatedWebP(data []byte) bool {
	const animation = 1 << 1
	return string(data[12:16]) == "VP8X" && len(data) > 20 && data[20]&animation != 0
}

// decode reads the pixels. WebP goes through x/image and not through the encoder's libwebp: what strangers send is
// read by memory-safe code only.
func decode(data []byte, f format) (image.Image, error) {
	var img image.Image
	var err error
	switch f {
	case formatJPEG:
		img, err = jpeg.Decode(bytes.NewReader(data))
	case formatPNG:
		img, err = png.Decode(bytes.NewReader(data))
	case formatWebP:
		if !webpComplete(data) {
			return nil, ErrDamaged.Because(errors.New("the file is shorter than its header says"))
		}
		img, err = webp.Decode(bytes.NewReader(data))
		img = fullRange(img)
	default:
		return nil, ErrNotImage
	}
	if err != nil {
		return nil, ErrDamaged.Because(err)
	}
	return img, nil
}

func webpComplete(data []byte) bool {
	return len(data) >= 12 && uint64(len(data)) >= 8+uint64(binary.LittleEndian.Uint32(data[4:8]))
}
