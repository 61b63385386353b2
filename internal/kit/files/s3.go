package files

import (
	"context"
	"errors"
	"fmt"
	"io"
	"iter"
	"net/http"
	"net/url"
	"strings"
	"time"

	"github.com/minio/minio-go/v7"
	"github.com/minio/minio-go/v7/pkg/credentials"
)

// startPatience bounds the first question to the service, whose client would otherwise try again for a minute.
const startPatience = 15 * time.Second

// tries is how often a question is asked while the service is away: for about a second. The client's own ten kept a
// visitor waiting for the refusal of a picture; a job tries again by itself.
const tries = 3

// s3 keeps files in one bucket of an S3-compatible service.
type s3 struct {
	client *minio.Client
	bucket string
	base   string
}

// openS3 connects to "s3://KEY:SECRET@host:port/bucket?region=…&tls=0" and makes sure the bucket is there and ours to
// use. Its errors never repeat the location, which holds a secret.
func openS3(ctx context.Context, location, base string) (*s3, error) {
	u, err := url.Parse(location)
	if err != nil {
		return nil, errors.New("files: the storage address is not a valid s3:// address")
	}
	secret, _ := u.User.Password()
	bucket := strings.Trim(u.Path, "/")
	if u.Host == "" || bucket == "" || strings.Contains(bucket, "/") || u.User.Username() == "" || secret == "" {
		return nil, errors.New("files: the storage address must read s3://KEY:SECRET@host/bucket")
	}
	query := u.Query()
	for name := range query {
		if name != "region" && name != "tls" {
			return nil, fmt.Errorf("files: the storage address has an unknown setting %q", name)
		}
	}
	region := query.Get("region")
	if region == "" {
		region = "us-east-1"
	}
	client, err := minio.New(u.Host, &minio.Options{
		Creds:      credentials.NewStaticV4(u.User.Username(), secret, ""),
		Secure:     query.Get("tls") != "0",
		Region:     region,
		MaxRetries: tries,
	})
	if err != nil {
		return nil, fmt.Errorf("files: storage at %s: %w", u.Host, err)
	}
	ctx, cancel := context.WithTimeout(ctx, startPatience)
	defer cancel()
	there, err := client.BucketExists(ctx, bucket)
	if err != nil {
		return nil, fmt.Errorf("files: storage at %s: %w", u.Host, err)
	}
	if !there {
		return nil, fmt.Errorf("files: storage at %s has no bucket %q", u.Host, bucket)
	}
	return &s3{client: client, bucket: bucket, base: base}, nil
}

func (s *s3) URL(key string) string { return s.base + key }

func (s *s3) Put(ctx context.Context, key, contentType string, r io.Reader, size int64) error {
	if err := checkPut(key, contentType, size); err != nil {
		return err
	}
	body := newExactly(r, size)
	if size == 0 { // the client would not read at all
		if err := body.finish(); err != nil {
			return fmt.Errorf("files: put %s: %w", key, err)
		}
	}
	options := minio.PutObjectOptions{ContentType: TypeOf(key), CacheControl: cacheForever}
	if strings.HasPrefix(key, PrivateFolder) {
		options.CacheControl = "private, no-store"
	}
	if _, err := s.client.PutObject(ctx, s.bucket, key, body, size, options); err != nil {
		if body.err != nil {
			err = body.err // the client rewrites what the reader said
		}
		return fmt.Errorf("files: put %s: %w", key, err)
	}
	return nil
}

func (s *s3) Open(ctx context.Context, key string) (File, error) {
	info, err := s.Stat(ctx, key)
	if err != nil {
		return nil, err
	}
	object, err := s.client.GetObject(ctx, s.bucket, key, minio.GetObjectOptions{})
	if err != nil {
		return nil, s3Error("open", key, err)
	}
	return s3File{object, info}, nil
}

func (s *s3) Stat(ctx context.Context, key string) (Info, error) {
	if err := CheckKey(key); err != nil {
		return Info{}, err
	}
	object, err := s.client.StatObject(ctx, s.bucket, key, minio.StatObjectOptions{})
	if err != nil {
		return Info{}, s3Error("stat", key, err)
	}
	return s3Info(object), nil
}

func (s *s3) Delete(ctx context.Context, key string) error {
	if err := CheckKey(key); err != nil {
		return err
	}
	err := s.client.RemoveObject(ctx, s.bucket, key, minio.RemoveObjectOptions{})
	if err != nil && !errors.Is(s3Error("delete", key, err), ErrNotFound) {
		return s3Error("delete", key, err)
	}
	return nil
}

func (s *s3) List(ctx context.Context, prefix string) iter.Seq2[Info, error] {
	return func(yield func(Info, error) bool) {
		if err := checkPrefix(prefix); err != nil {
			yield(Info{}, err)
			return
		}
		options := minio.ListObjectsOptions{Prefix: prefix, Recursive: true}
		for object := range s.client.ListObjectsIter(ctx, s.bucket, options) {
			if object.Err != nil {
				yield(Info{}, s3Error("list", prefix, object.Err))
				return
			}
			if CheckKey(object.Key) != nil {
				continue // not ours: someone else shares the bucket
			}
			if !yield(s3Info(object), nil) {
				return
			}
		}
	}
}

type s3File struct {
	*minio.Object
	info Info
}

func (f s3File) Info() Info { return f.info }

func s3Info(object minio.ObjectInfo) Info {
	return Info{
		Key: object.Key, ContentType: TypeOf(object.Key), Size: object.Size,
		ETag: `"` + strings.Trim(object.ETag, `"`) + `"`, Modified: object.LastModified,
	}
}

func s3Error(doing, key string, err error) error {
	if minio.ToErrorResponse(err).StatusCode == http.StatusNotFound {
		return fmt.Errorf("%w: %s", ErrNotFound, key)
	}
	return fmt.Errorf("files: %s %s: %w", doing, key, err)
}
