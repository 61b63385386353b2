package images_test

import (
	"bytes"
	"encoding/binary"
	"hash/crc32"
	"image"
	"image/color"
	"image/jpeg"
	"image/png"
	"testing"

	genwebp "github.com/gen2brain/webp"
)

var (
	red   = color.RGBA{200, 30, 30, 255}
	green = color.RGBA{30, 160, 30, 255}
	blue  = color.RGBA{30, 30, 200, 255}
	sand  = color.RGBA{235, 204, 138, 255}
)

// quarters is a picture of four plain quarters: it tells which way is up.
func quarters(w, h int, topLeft, topRight, bottomLeft, bottomRight color.Color) *image.NRGBA {
	img := image.NewNRGBA(image.Rect(0, 0, w, h))
	for y := range h {
		for x := range w {
			c := [2][2]color.Color{{topLeft, topRight}, {bottomLeft, bottomRight}}[y*2/h][x*2/w]
			img.Set(x, y, c)
		}
	}
	return img
}

func plain(w, h int, c color.Color) *image.NRGBA { return quarters(w, h, c, c, c, c) }

func asJPEG(t testing.TB, img image.Image) []byte {
	t.Helper()
	var out bytes.Buffer
	if err := jpeg.Encode(&out, img, &jpeg.Options{Quality: 95}); err != nil {
		t.Fatal(err)
	}
	return out.Bytes()
}

func asPNG(t testing.TB, img image.Image) []byte {
	t.Helper()
	var out bytes.Buffer
	if err := png.Encode(&out, img); err != nil {
		t.Fatal(err)
	}
	return out.Bytes()
}

func asWebP(t testing.TB, img image.Image) []byte {
	t.Helper()
	var out bytes.Buffer
	if err := genwebp.Encode(&out, img, genwebp.Options{Quality: 95, Method: 0}); err != nil {
		t.Fatal(err)
	}
	return out.Bytes()
}

// exif is the smallest TIFF block that holds an orientation, followed by words that must not survive.
func exif(order binary.AppendByteOrder, orientation uint16) []byte {
	mark := "II*\x00"
	if order == binary.AppendByteOrder(binary.BigEndian) {
		mark = "MM\x00*"
	}
	b := order.AppendUint32([]byte(mark), 8)
	b = order.AppendUint16(b, 2)
	// the camera's maker
	b = append(order.AppendUint32(order.AppendUint16(order.AppendUint16(b, 0x010f), 2), 4), "Rue\x00"...)
	b = order.AppendUint32(order.AppendUint16(order.AppendUint16(b, 0x0112), 3), 1)
	b = order.AppendUint16(order.AppendUint16(b, orientation), 0)
	return append(order.AppendUint32(b, 0), secret...)
}

const secret = "GPS 48.4284 N 71.0685 O chez Ginette"

func jpegWithExif(data, tiff []byte) []byte {
	body := append([]byte("Exif\x00\x00"), tiff...)
	segment := binary.BigEndian.AppendUint16([]byte{0xff, 0xe1}, uint16(len(body)+2))
	return bytes.Join([][]byte{data[:2], segment, body, data[2:]}, nil)
}

func pngChunk(kind string, body []byte) []byte {
	chunk := binary.BigEndian.AppendUint32(nil, uint32(len(body)))
	chunk = append(append(chunk, kind...), body...)
	return binary.BigEndian.AppendUint32(chunk, crc32.ChecksumIEEE(chunk[4:]))
}

// pngWith adds a chunk right after the header.
func pngWith(data []byte, kind string, body []byte) []byte {
	const afterHeader = 8 + 25
	return bytes.Join([][]byte{data[:afterHeader], pngChunk(kind, body), data[afterHeader:]}, nil)
}

func riff(chunks ...[]byte) []byte {
	body := append([]byte("WEBP"), bytes.Join(chunks, nil)...)
	return append(binary.LittleEndian.AppendUint32([]byte("RIFF"), uint32(len(body))), body...)
}

func riffChunk(kind string, body []byte) []byte {
	chunk := append(binary.LittleEndian.AppendUint32([]byte(kind), uint32(len(body))), body...)
	if len(body)%2 == 1 {
		chunk = append(chunk, 0)
	}
	return chunk
}

func vp8x(flags byte, w, h int) []byte {
	w, h = w-1, h-1
	return riffChunk("VP8X", []byte{
		flags, 0, 0, 0, byte(w), byte(w >> 8), byte(w >> 16), byte(h), byte(h >> 8), byte(h >> 16),
	})
}

// webpWithExif wraps the picture of a simple WebP file in an extended one.
func webpWithExif(data []byte, w, h int, tiff []byte) []byte {
	const hasExif = 1 << 3
	return riff(vp8x(hasExif, w, h), data[12:], riffChunk("EXIF", tiff))
}
