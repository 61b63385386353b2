package seller

import (
	"bytes"
	"cmp"
	"context"
	"encoding/json"
	"fmt"

	"rangrue/internal/kit/db"
	"rangrue/internal/kit/images"
	"rangrue/internal/kit/picture"
)

// The two kinds of pictures that sellers send, and the folders of the file store they are kept in.
const (
	photoKind, photoFolder   = "photo", "photos"
	bannerKind, bannerFolder = "banner", "bannieres"
)

// MakePhoto makes the sizes of a photograph and keeps them. The key of a picture is that of its greatest size; the same
// photograph again gives the same key.
func (s *Service) MakePhoto(ctx context.Context, data []byte) (picture.Picture, error) {
	set, err := images.Process(ctx, bytes.NewReader(data))
	if err != nil {
		return picture.Picture{}, err
	}
	keys, err := set.Save(ctx, s.Files, photoFolder)
	if err != nil {
		return picture.Picture{}, err
	}
	return picture.Picture{
		File: cmp.Or(keys["1600.jpeg"], keys["800.jpeg"]), Thumbs: picture.ThumbsFrom(keys),
		Width: set.Width, Height: set.Height, Color: set.Paper,
	}, nil
}

// KeepPhoto is [Service.MakePhoto] for one that a user sent, and remembers whose it is.
func (s *Service) KeepPhoto(ctx context.Context, userID string, data []byte) (picture.Picture, error) {
	kept, err := s.MakePhoto(ctx, data)
	if err != nil {
		return picture.Picture{}, err
	}
	return kept, s.remember(ctx, userID, photoKind, kept.File, kept)
}

// LeavePhoto has a photograph that [Service.MakePhoto] kept for a shop swept away, unless something shows it by then.
// An owner of the shop is taken to have sent it.
func (s *Service) LeavePhoto(ctx context.Context, shopID string, kept picture.Picture) error {
	owners, err := s.Shops.Owners(ctx, shopID)
	if err != nil || len(owners) == 0 {
		return err
	}
	return s.remember(ctx, owners[0], photoKind, kept.File, kept)
}

// KeepBanner is [Service.KeepPhoto] for the wide picture above a shop's page.
func (s *Service) KeepBanner(ctx context.Context, userID string, data []byte) (picture.Banner, error) {
	set, err := images.ProcessWidths(ctx, bytes.NewReader(data), images.BannerWidths...)
	if err != nil {
		return picture.Banner{}, err
	}
	keys, err := set.Save(ctx, s.Files, bannerFolder)
	if err != nil {
		return picture.Banner{}, err
	}
	kept := picture.Banner{
		Webp800: keys["800.webp"], Jpeg800: keys["800.jpeg"], Webp1600: keys["1600.webp"], Jpeg1600: keys["1600.jpeg"],
		Width: set.Width, Height: set.Height, Color: set.Paper,
	}
	return kept, s.remember(ctx, userID, bannerKind, kept.Jpeg1600, kept)
}

func (s *Service) remember(ctx context.Context, userID, kind, key string, kept any) error {
	encoded, err := json.Marshal(kept)
	if err != nil {
		return fmt.Errorf("seller: remember a picture: %w", err)
	}
	return s.db.Tx(ctx, func(tx *db.Tx) error {
		return insertUpload(ctx, tx, key, userID, kind, encoded, s.Now())
	})
}
