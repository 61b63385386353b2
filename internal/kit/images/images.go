// Package images turns an uploaded photograph into the pictures that pages show: a few widths, each in WebP and JPEG,
// upright, without metadata. It decides nothing about where they are kept or whom they belong to.
//
// What comes in is hostile until decoded: size and shape are read and judged before any pixel is, decoding is done in
// memory-safe Go only, and nothing of the original file but its pixels reaches the output. The same input always makes
// the same bytes.
package images

import (
	"context"
	"crypto/sha256"
	"encoding/hex"
	"fmt"
	"image"
	"io"
	"path"
	"runtime"
	"runtime/debug"
	"slices"

	"golang.org/x/sync/semaphore"
)

// Limits of an upload. The pixels keep a decoded picture under 160 MB; the side keeps a very long one within what WebP
// can hold and what resizing needs for its rows.
const (
	MaxBytes  = 15 << 20
	MaxPixels = 40_000_000
	MaxSide   = 12_000
)

// ThumbWidths are the widths of product and shop photographs; BannerWidths those of wide banners.
var (
	ThumbWidths  = []int{480, 800}
	BannerWidths = []int{800, 1600}
)

// FullWidth is the width of the one large picture of a photograph, which people see when they look closely.
const FullWidth = 1600

// Picture is one width in one format, ready to be stored and sent.
type Picture struct {
	Key           string // "480.webp": the nominal width, even when the source was narrower
	ContentType   string
	Width, Height int
	Bytes         []byte
}

// Set is everything made from one upload.
type Set struct {
	Width, Height int    // of the source, upright
	Paper         string // "#ebcc8a": average colour of the edges, to hold the place while a picture loads
	Hash          string // of all the pictures: keys that contain it may be cached forever
	Pictures      []Picture
}

// Process makes the four thumbs 480.webp, 480.jpeg, 800.webp and 800.jpeg of a JPEG, PNG or WebP photograph, and
// 1600.jpeg of one that is larger. What it refuses comes back as a problem with a sentence for the person who sent the
// file.
func Process(ctx context.Context, r io.Reader) (*Set, error) {
	return process(ctx, r, ThumbWidths, FullWidth)
}

// ProcessWidths is [Process] for other widths, each in both formats. No picture is wider than the source.
func ProcessWidths(ctx context.Context, r io.Reader, widths ...int) (*Set, error) {
	return process(ctx, r, widths, 0)
}

func process(ctx context.Context, r io.Reader, widths []int, full int) (*Set, error) {
	data, err := readUpload(r)
	if err != nil {
		return nil, err
	}
	head, err := inspect(data)
	if err != nil {
		return nil, err
	}
	release, err := admit(ctx, head.width*head.height)
	if err != nil {
		return nil, fmt.Errorf("images: waiting for a turn: %w", err)
	}
	defer release()
	source, err := decode(data, head.format)
	if err != nil {
		return nil, err
	}
	return render(ctx, source, head.orientation, widths, full)
}

// render makes each width in both formats. The full one, unless it is 0 or no larger than the others, is JPEG alone.
func render(ctx context.Context, source image.Image, orientation int, widths []int, full int) (*Set, error) {
	size := uprightSize(source, orientation)
	set := &Set{Width: size.X, Height: size.Y}
	if full > 0 && size.X > slices.Max(widths) {
		widths = append(slices.Clone(widths), full)
	}
	sum := sha256.New()
	for i, scaled := range scaleAll(source, orientation, widths) {
		if i == 0 {
			set.Paper = paper(scaled)
		}
		pictures, err := encode(ctx, scaled, widths[i], widths[i] != full)
		if err != nil {
			return nil, err
		}
		for _, p := range pictures {
			fmt.Fprintf(sum, "%s %d\n", p.Key, len(p.Bytes))
			sum.Write(p.Bytes)
		}
		set.Pictures = append(set.Pictures, pictures...)
	}
	set.Hash = hex.EncodeToString(sum.Sum(nil)[:16])
	return set, nil
}

// Store is where [Set.Save] puts pictures; kit/files has it.
type Store interface {
	Put(ctx context.Context, key, contentType string, r io.Reader, size int64) error
}

// FileKeys tells under which key each picture is kept in folder: "480.webp" → "photos/3f/3f9a…/480.webp".
func (s *Set) FileKeys(folder string) map[string]string {
	keys := make(map[string]string, len(s.Pictures))
	for _, p := range s.Pictures {
		keys[p.Key] = path.Join(folder, s.Hash[:2], s.Hash, p.Key)
	}
	return keys
}

// slots bounds the work: together the pictures being decoded hold at most MaxPixels, and there are never more of them
// than processors.
var (
	slots    = semaphore.NewWeighted(MaxPixels)
	smallest = int64(MaxPixels / max(1, runtime.GOMAXPROCS(0)))
)

// giveBackAbove is the size from which a picture's memory is handed back to the system at once. Left to itself the
// collector would let two large photographs pile up, and the process would stay that big for minutes afterwards.
const giveBackAbove = 8_000_000

func admit(ctx context.Context, pixels int) (release func(), err error) {
	weight := max(int64(pixels), smallest)
	if err := slots.Acquire(ctx, weight); err != nil {
		return nil, err
	}
	return func() {
		if pixels > giveBackAbove {
			debug.FreeOSMemory()
		}
		slots.Release(weight)
	}, nil
}
