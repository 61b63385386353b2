package demo

import (
	"bytes"
	"cmp"
	"context"
	"crypto/sha256"
	"embed"
	"encoding/hex"
	"errors"
	"fmt"
	"path"
	"runtime"
	"slices"
	"strings"
	"sync"

	"golang.org/x/sync/errgroup"
	"golang.org/x/sync/singleflight"

	"rangrue/internal/kit/files"
	"rangrue/internal/kit/images"
)

//go:embed photos/*.jpg
var photographs embed.FS

// All photographs have one shape, all banners another; a test holds them to it.
const (
	photoWidth, photoHeight   = 800, 1000
	bannerWidth, bannerHeight = 1600, 600
)

const (
	picturesFolder = "demo"
	// pipeline is part of every key: raise it when kit/images would make other bytes of the same photograph.
	pipeline = "1"
)

// folders gives each photograph the folder of its pictures. It is named after the photograph's own content, so that a
// key is known before the picture is made: the catalogue and the pages are right from the first second.
var folders = sync.OnceValue(func() map[string]string {
	byName := map[string]string{}
	for _, name := range photoNames() {
		sum := sha256.Sum256(append([]byte(pipeline), photograph(name)...))
		byName[name] = path.Join(picturesFolder, hex.EncodeToString(sum[:10]))
	}
	return byName
})

func photoNames() []string {
	entries, err := photographs.ReadDir("photos")
	if err != nil {
		panic(err) // the folder is part of the program
	}
	names := make([]string, len(entries))
	for i, e := range entries {
		names[i] = strings.TrimSuffix(e.Name(), ".jpg")
	}
	return names
}

func photograph(name string) []byte {
	data, err := photographs.ReadFile("photos/" + name + ".jpg")
	if err != nil {
		panic(fmt.Sprintf("demo: photograph %q: %v", name, err))
	}
	return data
}

func pictureKey(name, form string) string { return path.Join(folders()[name], form) }

func isBanner(name string) bool { return strings.HasPrefix(name, "banniere-") }

func widths(name string) []int {
	if isBanner(name) {
		return images.BannerWidths
	}
	return images.ThumbWidths
}

// forms are the pictures made of a photograph, in the order they are written.
func forms(name string) []string {
	var all []string
	for _, w := range widths(name) {
		all = append(all, fmt.Sprintf("%d.webp", w), fmt.Sprintf("%d.jpeg", w))
	}
	return all
}

// Pictures is a file store that knows how to make the pictures of the demo market. One that is asked for before
// [Pictures.MakeAll] reached it is made on the spot, so that a first visitor never meets a hole; everything else goes
// to the store beneath.
type Pictures struct {
	files.Store
	making singleflight.Group
}

// NewPictures puts the demo market's pictures over a store.
func NewPictures(store files.Store) *Pictures { return &Pictures{Store: store} }

// Open reads a file, making it first when it is a picture of the demo market that is not there yet.
func (p *Pictures) Open(ctx context.Context, key string) (files.File, error) {
	file, err := p.Store.Open(ctx, key)
	if made, makeErr := p.makeMissing(ctx, key, err); !made || makeErr != nil {
		return file, cmp.Or(makeErr, err)
	}
	return p.Store.Open(ctx, key)
}

// Stat describes a file, making it first as [Pictures.Open] does.
func (p *Pictures) Stat(ctx context.Context, key string) (files.Info, error) {
	info, err := p.Store.Stat(ctx, key)
	if made, makeErr := p.makeMissing(ctx, key, err); !made || makeErr != nil {
		return info, cmp.Or(makeErr, err)
	}
	return p.Store.Stat(ctx, key)
}

// makeMissing makes the picture that was not found, if it is one of ours.
func (p *Pictures) makeMissing(ctx context.Context, key string, err error) (made bool, _ error) {
	if !errors.Is(err, files.ErrNotFound) || !strings.HasPrefix(key, picturesFolder+"/") {
		return false, nil
	}
	for name, folder := range folders() {
		if path.Dir(key) == folder && slices.Contains(forms(name), path.Base(key)) {
			return true, p.make(ctx, name)
		}
	}
	return false, nil
}

// make runs one photograph through the image pipeline. Others who ask meanwhile wait for the same work, which goes
// on even if the first to ask gives up.
func (p *Pictures) make(ctx context.Context, name string) error {
	_, err, _ := p.making.Do(name, func() (any, error) {
		ctx := context.WithoutCancel(ctx)
		set, err := images.ProcessWidths(ctx, bytes.NewReader(photograph(name)), widths(name)...)
		if err != nil {
			return nil, fmt.Errorf("photograph %s: %w", name, err)
		}
		for _, made := range set.Pictures {
			key := pictureKey(name, made.Key)
			if err := p.Put(ctx, key, made.ContentType, bytes.NewReader(made.Bytes),
				int64(len(made.Bytes))); err != nil {
				return nil, fmt.Errorf("photograph %s: %w", name, err)
			}
		}
		return nil, nil
	})
	return err
}

// MakeAll makes every picture that is not there yet, those a visitor sees first before the others. It may be cut short
// and called again.
func (p *Pictures) MakeAll(ctx context.Context) error {
	work, going := errgroup.WithContext(ctx)
	work.SetLimit(runtime.GOMAXPROCS(0))
	for _, name := range market().photoOrder() {
		work.Go(func() error {
			if going.Err() != nil {
				return going.Err()
			}
			last := forms(name)[3] // written last: when it is there, so are the others
			_, err := p.Store.Stat(going, pictureKey(name, last))
			if errors.Is(err, files.ErrNotFound) {
				err = p.make(going, name)
			}
			return err
		})
	}
	return work.Wait()
}

// photoOrder lists the photographs as visitors come upon them: the newest products, the faces of the shops, their
// banners, then the other sides of products.
func (m *marketData) photoOrder() []string {
	var products []productData
	var order []string
	for _, s := range m.shops {
		products = append(products, s.Products...)
	}
	slices.SortStableFunc(products, func(a, b productData) int { return cmp.Compare(a.Days, b.Days) })
	for _, p := range products {
		order = append(order, p.Photos[:min(1, len(p.Photos))]...)
	}
	for _, s := range m.shops {
		order = append(order, s.Photo, s.Banner)
	}
	for _, p := range products {
		order = append(order, p.Photos...)
	}
	seen := map[string]bool{"": true}
	return slices.DeleteFunc(order, func(name string) bool {
		again := seen[name]
		seen[name] = true
		return again
	})
}
